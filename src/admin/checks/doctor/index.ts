import { defaultKeyPrefixes, keyKind } from '../../../protocol/index.ts'
import { checkAnswers } from './answer.ts'
import { checkPreflight } from './cors.ts'
import { type Deployment, type DeploymentFlags, resolveDeployment } from './deployment.ts'
import { bad, type Finding, good, skipped, warning } from './finding.ts'
import { checkPolicy, checkScript } from './loading.ts'
import { checkPage } from './page.ts'

export type { DeploymentFlags } from './deployment.ts'

export interface DoctorOptions extends DeploymentFlags {
  signal: AbortSignal
  /** Told how many assistant uses will be spent, before the first one is. */
  onCost: (uses: number) => void
}

/** Meets a deployment as a widget in one of its pages would. */
export const examine = async (address: URL, { signal, onCost, ...flags }: DoctorOptions): Promise<Finding[]> => {
  const { page, findings, widget, policies } = await checkPage(address, signal)
  const deployment = resolveDeployment(page, widget, flags)
  const key = checkKey(deployment)
  const usable = deployment.endpoint !== undefined && key.verdict !== 'bad'
  onCost(usable ? 2 : 0)
  return [
    ...findings,
    ...checkPolicy(policies, deployment),
    await checkScript(deployment, signal),
    key,
    await checkPreflight(deployment, signal),
    ...(usable ? await checkAnswers(deployment, signal) : [skipped('answer', 'it cannot be asked for like this')])
  ]
}

const checkKey = ({ assistantKey, ownEndpoint, endpoint }: Deployment): Finding => {
  const subject = 'key kind'
  if (!endpoint) return bad(subject, 'neither a domain nor an endpoint is known', 'Give --domain or --endpoint.')
  if (!assistantKey) {
    if (ownEndpoint) return good(subject, 'none, as an endpoint of one’s own needs none')
    return bad(subject, 'there is no key', 'Give the widget its assistant key, or give --assistant-key here.')
  }
  const kind = keyKind(assistantKey)
  if (kind === 'assistant') return good(subject, 'the public assistant key')
  if (kind === 'admin') {
    return bad(
      subject,
      'this is the SECRET admin key, where others can read it',
      'Revoke it now, and use the assistant key.'
    )
  }
  const { assistant } = defaultKeyPrefixes
  return warning(
    subject,
    'its prefix is not known',
    `If the platform’s keys begin otherwise than ${assistant}, all is well.`
  )
}
