import type { GeneratorConfig, GeneratorName } from '../../contract.ts'

/** The names of the supported generators. */
export const generatorTitles: Record<GeneratorName, string> = {
  vitepress: 'VitePress',
  vuepress: 'VuePress',
  docusaurus: 'Docusaurus',
  starlight: 'Starlight',
  nextra: 'Nextra',
  markdoc: 'Markdoc',
  rspress: 'Rspress',
  vocs: 'Vocs',
  'nuxt-content': 'Nuxt Content',
  mkdocs: 'MkDocs',
  zensical: 'Zensical',
  sphinx: 'Sphinx',
  quarto: 'Quarto',
  bookdown: 'bookdown',
  myst: 'MyST',
  mdbook: 'mdBook',
  hugo: 'Hugo',
  zola: 'Zola',
  hexo: 'Hexo',
  jekyll: 'Jekyll',
  mintlify: 'Mintlify',
  gitbook: 'GitBook',
  honkit: 'HonKit',
  docfx: 'DocFX',
  docsify: 'Docsify',
  antora: 'Antora',
  writerside: 'Writerside',
  'rails-guides': 'Rails Guides',
  quartz: 'Quartz',
  lume: 'Lume',
  documenter: 'Documenter.jl',
  exdoc: 'ExDoc',
  eleventy: 'Eleventy',
  obsidian: 'Obsidian Publish',
  plain: 'no generator'
}

export const generatorNames = Object.keys(generatorTitles) as GeneratorName[]

export const addressForms = ['html', 'clean', 'directory'] as const satisfies GeneratorConfig['addresses'][]
