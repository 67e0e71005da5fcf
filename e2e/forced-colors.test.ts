import { test } from './stage.ts'
import { states } from './states.ts'
import { expect, slow, widget } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test(
  'a pressed button looks different from one that is not, and the focused button has an outline',
  slow,
  async ({ stage }) => {
    const { page } = stage
    await states.answered?.(stage)
    const [good, bad] = ['Good answer', 'Bad answer'].map(name => page.getByRole('button', { name }))
    await widget(page).composer.focus()
    const pictures = await Promise.all([good, bad].map(button => button?.screenshot()))
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.from(''))).toBe(false)
    const outline = () => good?.evaluate(button => getComputedStyle(button).outlineStyle)
    await page.keyboard.press('Shift+Tab')
    await good?.focus()
    expect(await outline()).toBe('solid')
  }
)
