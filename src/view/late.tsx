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

/**
 * A component whose code is brought when it is first drawn. Until then it is nothing; where it cannot be brought it is
 * what stands in for it.
 */
export const late = <Props extends object>(
  load: () => Promise<LateModule<Props>>,
  StandIn?: FunctionComponent<Props>
): FunctionComponent<Props> => {
  let module: LateModule<Props> | undefined
  return props => {
    const { adopt } = useAssistant()
    const [loaded, setLoaded] = useState(() => {
      // Another panel of the page has brought it; in this one its texts and styles are new.
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
        // The next time that it is drawn it is tried again.
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
    return failed && StandIn ? <StandIn {...props} /> : null
  }
}
