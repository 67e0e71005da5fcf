import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useAssistant } from './use-assistant.ts'

/** A component of which few readers need the code, with what comes with it. */
export interface LateModule<Props> {
  View: FunctionComponent<Props>
  /** CSS of the shadow root. */
  styles?: string
  /** Its English texts; their names belong to `LabelName`. */
  labels?: Record<string, string>
}

/** A component whose code is brought when it is first drawn. Until then, and where it cannot be brought, it is nothing. */
export const late = <Props extends object>(load: () => Promise<LateModule<Props>>): FunctionComponent<Props> => {
  let module: LateModule<Props> | undefined
  return props => {
    const { adopt } = useAssistant()
    const [loaded, setLoaded] = useState(module)
    useEffect(() => {
      let wanted = true
      load().then(
        arrived => {
          module = arrived
          if (!wanted) return
          adopt(arrived)
          setLoaded(arrived)
        },
        // The next time that it is drawn it is tried again.
        error => console.warn('Docs Assistant: code could not be loaded.', error)
      )
      return () => {
        wanted = false
      }
    }, [adopt])
    return loaded ? <loaded.View {...props} /> : null
  }
}
