import { cpSync } from 'node:fs'

// Docsify builds nothing. Its files lie where the page looks for them, as on a CDN.
cpSync('node_modules/docsify/dist', 'docs/npm/docsify@5/dist', { recursive: true })
