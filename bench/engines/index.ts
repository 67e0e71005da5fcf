import type { Engine } from './contract.ts'
import { fts5 } from './fts5.ts'
import { lunr } from './lunr.ts'
import { miniSearch } from './minisearch.ts'
import { pagefind } from './pagefind.ts'

export type { Document, Engine, Search } from './contract.ts'
export { documentsOf } from './documents.ts'
export { isInstalled } from './installed.ts'

export const engines: Engine[] = [fts5, miniSearch, lunr, pagefind]
