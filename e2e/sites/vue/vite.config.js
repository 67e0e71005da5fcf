import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { markdownPages } from './markdown-pages.js'

export default defineConfig({
  base: '/manual/',
  plugins: [
    vue({
      features: { optionsAPI: false }
    }),
    markdownPages()
  ]
})
