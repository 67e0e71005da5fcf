import { AssistantError } from '../../protocol/index.ts'
import { isOffline, offline } from './lost-connection.ts'

/** Loads the code that explains a failure. @throws AssistantError where that code cannot be loaded either */
export const loadFailures = () =>
  import('./failures.ts').catch(cause => {
    throw isOffline() ? offline(cause) : new AssistantError('network', 'The connection failed. Ask again.', { cause })
  })
