import { expect, it } from 'vitest'
import { testService } from '../testing/service.ts'

it('logs an address without the key that was typed into it', async () => {
  const lines: string[] = []
  await using service = await testService({ log: { level: 'requests' }, writeLog: line => lines.push(line) })
  await service.app.request(`/${service.adminKey}`)
  await service.app.request(`/v1/analytics/${service.adminKey}/feedback`)
  await service.app.request(`/${service.project.assistantKey}/x`)
  const paths = lines.map(line => JSON.parse(line).path)
  expect(paths).toEqual(['/svc_…', '/v1/analytics/svc_…', expect.stringMatching(/^\/svc_…/)])
})
