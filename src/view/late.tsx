import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useAssistant } from './use-assistant.ts'

/** A component whose code only some readers need, with its styles and labels. */
export interface LateModule<Props> {
  View: FunctionComponent<Props>
  /** CSS of the shadow root. */
  styles?: string
  /** Its English labels; their names belong to `LabelName`. */
  labels?: Record<string, string>
}

/**
 * Makes a component whose code loads when it is first drawn. Until then it draws nothing; if the code fails to load it
 * draws `Fallback`.
 */
export const late = <Props extends object>(
  load: () => Promise<LateModule<Props>>,
  Fallback?: FunctionComponent<Props>
): FunctionComponent<Props> => {
  let module: LateModule<Props> | undefined
  return props => {
    const { adopt } = useAssistant()
    const [loaded, setLoaded] = useState(() => {
      // Another panel may have loaded the code; this panel still needs its labels and styles.
      if (module) adopt(module)
      return module
    })
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      let wanted = true
      load().then(
        arrived => {
          module = arrived
          if (!wanted) return
          adopt(arrived)
          setLoaded(arrived)
        },
        // The next mount tries to load it again.
        error => {
          console.warn('Docs Assistant: code could not be loaded.', error)
          if (wanted) setFailed(true)
        }
      )
      return () => {
        wanted = false
      }
    }, [adopt])
    if (loaded) return <loaded.View {...props} />
    return failed && Fallback ? <Fallback {...props} /> : null
  }
}
