import { useEffect, useState } from 'preact/hooks'
import type { FormulaProps, MathModule } from '../../markdown/index.ts'
import { mathRules } from '../../markdown/math.ts'
import { useAssistant } from '../use-assistant.ts'

type DrawTex = typeof import('./tex.ts').drawTex

/** Draws a formula as MathML. Shows its source until that code has loaded, and when it is not valid TeX. */
const Formula = ({ tex, display }: FormulaProps) => {
  const { adopt } = useAssistant()
  const [drawTex, setDrawTex] = useState<DrawTex>()
  useEffect(() => {
    import('./tex.ts').then(
      ({ drawTex, styles }) => {
        adopt({ styles })
        setDrawTex(() => drawTex)
      },
      // Without this code the reader sees the TeX source.
      () => {}
    )
  }, [adopt])
  return drawTex?.(tex, display) ?? <code dir="ltr">{tex}</code>
}

export const math: MathModule = { rules: mathRules, Formula }
