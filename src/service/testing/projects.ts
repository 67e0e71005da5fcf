import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { defaultKeyPrefixes } from '../../protocol/index.ts'
import { readProjects } from '../projects/index.ts'
import { createKeyStore } from '../store/index.ts'
import { openTestDatabase } from './databases.ts'
import { docsFolder } from './docs-folder.ts'

/** Two projects, `acme-docs` with the domain `acme` and `globex` with its own name, and their key store; removed after the test. */
export const projectsAndKeys = async () => {
  const docs = await docsFolder({ 'a.md': '# Lamp\n' })
  const database = await openTestDatabase()
  const keys = createKeyStore(database, defaultKeyPrefixes)
  const listed = [
    { id: 'acme-docs', domain: 'acme', docs },
    { id: 'globex', docs }
  ]
  const projects = await readProjects({ organizations: [{ id: 'o', projects: listed }] }, () => {})
  onTestFinished(async () => {
    projects.stopWatching()
    await database.destroy()
    await rm(docs, { recursive: true })
  })
  const createKey = (projectId: string, kind: 'assistant' | 'admin', origins?: string[]) =>
    keys.create({ projectId, kind, name: 'test', origins })
  return { projects, keys, createKey }
}
