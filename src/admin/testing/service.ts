import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { type ServeOptions, serve } from '../../service/index.ts'

/** Starts the project’s own service on a free port, with a small documentation and both keys; closed after the test. */
export const startOwnService = async (options: Partial<ServeOptions> = {}) => {
  const service = await openOwnService(options)
  onTestFinished(service.close)
  return service
}

/** Starts a service for several tests; the caller closes it. */
export const openOwnService = async (options: Partial<ServeOptions> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-admin-'))
  writeFileSync(
    join(folder, 'install.md'),
    '# Installing\n\nRun `npm install lamp` in a terminal. A lamp needs Node.\n'
  )
  writeFileSync(join(folder, 'colours.md'), '# Colours\n\nA lamp glows in any colour of the rainbow.\n')
  const limits = { feedbackPerAddress: 1_000_000, feedbackPerKey: 1_000_000, followUpsPerProject: 1_000 }
  const service = await serve({ docs: folder, data: ':memory:', port: 0, writeLog: () => {}, limits, ...options })
  const { id: projectId, domain, assistantKey } = service.project
  const { value: adminKey } = await service.keys.create({ projectId, kind: 'admin', name: 'test' })
  return {
    async close() {
      await service.close()
      rmSync(folder, { recursive: true })
    },
    url: service.url,
    keys: service.keys,
    projectId,
    domain,
    assistantKey,
    adminKey,
    flags: ['--base-url', service.url, '--project', projectId],
    environment: { DOCS_ASSISTANT_ADMIN_KEY: adminKey },
    /** Asks as a widget does and waits for the end of the answer. Returns the ids that feedback on it needs. */
    async ask(text: string, currentPath: string, fp = 'anonymous'): Promise<{ threadId: string; messageId: string }> {
      const response = await fetch(service.url + routes.assistantMessage(2, domain), {
        method: 'POST',
        headers: { Authorization: `Bearer ${assistantKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ fp, currentPath, messages: [{ role: 'user', parts: [{ type: 'text', text }] }] })
      })
      const answer = await response.text()
      const found = (field: string) => new RegExp(`"${field}":"([^"]+)"`).exec(answer)?.[1]
      const [threadId, messageId] = [found('threadId'), found('messageId')]
      if (!threadId || !messageId) throw new Error(`The service gave no answer: ${answer}`)
      return { threadId, messageId }
    },
    /** Sends feedback as a widget does. Returns its id. */
    async collect(body: Record<string, unknown>): Promise<string> {
      const response = await fetch(service.url + routes.assistantFeedback(domain), {
        method: 'POST',
        headers: { Authorization: `Bearer ${assistantKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ fp: 'anonymous', ...body })
      })
      if (!response.ok) throw new Error(`The service refused feedback: ${await response.text()}`)
      return ((await response.json()) as { id: string }).id
    }
  }
}

export type OwnService = Awaited<ReturnType<typeof openOwnService>>
