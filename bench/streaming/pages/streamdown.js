import { createElement } from 'react'
import { Streamdown } from 'streamdown'
import { drawBy } from './react.js'

drawBy(({ text, streaming }) => createElement(Streamdown, { isAnimating: streaming }, text))
