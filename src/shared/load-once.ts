/** Loads once for all callers. After a failure the next call tries again. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch(cause => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
