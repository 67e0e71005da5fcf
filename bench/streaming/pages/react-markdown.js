import { createElement } from 'react'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { drawBy } from './react.js'

drawBy(({ text }) => createElement(Markdown, { remarkPlugins: [remarkGfm] }, text))
