import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markdownPages } from './markdown-pages.js'

export default defineConfig({ base: '/manual/', plugins: [react(), markdownPages()] })
