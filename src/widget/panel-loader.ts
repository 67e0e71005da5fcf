import type { Panel, PanelModule } from './panel.ts'

/** Brings the panel’s code and starts the panel, once; when the code could not be brought, the next call tries again. */
export const createPanelLoader = (
  loadModule: () => Promise<PanelModule>,
  start: (module: PanelModule) => Panel,
  onFailure: () => void
): (() => Promise<Panel>) => {
  let loading: Promise<Panel> | undefined
  return () => {
    loading ??= loadModule().then(start, error => {
      loading = undefined
      onFailure()
      console.error('Docs Assistant could not load.', error)
      throw error
    })
    return loading
  }
}
