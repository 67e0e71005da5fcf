import { AssistantError } from '../../protocol/index.ts'
import { isOffline, offline } from './lost-connection.ts'

/** Brings the code that names a failure. @throws AssistantError where not even that can be brought */
export const loadFailures = () =>
  import('./failures.ts').catch(cause => {
    throw isOffline() ? offline(cause) : new AssistantError('network', 'The connection failed. Ask again.', { cause })
  })
