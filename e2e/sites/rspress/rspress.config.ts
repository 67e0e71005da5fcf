import * as path from 'node:path'
import { defineConfig } from '@rspress/core'

export default defineConfig({
  root: path.join(__dirname, 'docs'),
  base: '/manual/',
  title: 'Apiary',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Apiary', description: 'Keeping bees' },
    { lang: 'zh', label: '简体中文', title: '养蜂场', description: '养蜂' }
  ],
  route: { localeRedirect: 'never' }
})
