import { isBelow } from '../../shared/docs-address.ts'
import type { ResolvedOptions } from '../../widget/options.ts'

/** Which images are loaded without being asked for: by default those of the docs. */
export const allowsImage =
  ({ imageOrigins, docsUrl }: Pick<ResolvedOptions, 'imageOrigins' | 'docsUrl'>) =>
  (url: URL): boolean =>
    isBelow(url, imageOrigins ?? [docsUrl])
