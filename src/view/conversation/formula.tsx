import { useEffect, useState } from 'preact/hooks'
import type { FormulaProps, MathModule } from '../../markdown/index.ts'
import { mathRules } from '../../markdown/math.ts'
import { useAssistant } from '../use-assistant.ts'

type DrawTex = typeof import('./tex.ts').drawTex

/** A formula as MathML. Until the code for that is there, and where it is no TeX, it is its source. */
const Formula = ({ tex, display }: FormulaProps) => {
  const { adopt } = useAssistant()
  const [drawTex, setDrawTex] = useState<DrawTex>()
  useEffect(() => {
    import('./tex.ts').then(
      ({ drawTex, styles }) => {
        adopt({ styles })
        setDrawTex(() => drawTex)
      },
      // The source can be read as well.
      () => {}
    )
  }, [adopt])
  return drawTex?.(tex, display) ?? <code dir="ltr">{tex}</code>
}

export const math: MathModule = { rules: mathRules, Formula }
