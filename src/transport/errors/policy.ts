import { originOf } from './origin.ts'

/** Watches which directive of the page’s policy blocked a request. */
export interface PolicyWatch {
  readonly directive: string | undefined
  stop(): void
}

/** Watches for a Content-Security-Policy that blocks `url`, because the failed request itself does not say so. */
export const watchPolicy = (url: string): PolicyWatch => {
  let directive: string | undefined
  const listen = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && originOf(blockedURI) === originOf(url)) directive = effectiveDirective
  }
  globalThis.document?.addEventListener('securitypolicyviolation', listen)
  return {
    get directive() {
      return directive
    },
    stop: () => globalThis.document?.removeEventListener('securitypolicyviolation', listen)
  }
}
