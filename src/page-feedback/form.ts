import type { Judgement } from './judgement.ts'
import type { PageFeedbackLabels } from './labels.ts'

/** An address of the form local@domain.tld, as the service accepts it. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** The question about a page, with a comment and an address. Made without Preact, because every reader loads it. */
export const createForm = (judgement: Judgement, label: PageFeedbackLabels): HTMLElement => {
  const question = element('span', { id: 'question', textContent: label.pageHelpful })
  const answers = [true, false].map(helpful =>
    element('button', { type: 'button', textContent: helpful ? label.yes : label.no, onclick: () => press(helpful) })
  )
  const group = element('div', { role: 'group', className: 'row' }, [question, ...answers])
  const status = element('p', { ariaLive: 'polite' })
  const again = element('button', {
    type: 'button',
    textContent: label.retry,
    onclick: () => settle(judgement.retry())
  })
  const comment = element('textarea', { id: 'comment', rows: 2, maxLength: 2000, dir: 'auto' })
  const contact = element('input', { id: 'contact', type: 'email', autocomplete: 'email', maxLength: 254, dir: 'ltr' })
  const wrong = element('span', { id: 'wrong', className: 'wrong', ariaLive: 'polite' })
  const details = element('div', { className: 'details' }, [
    element('label', { htmlFor: comment.id, textContent: label.pageComment }),
    comment,
    element('label', { htmlFor: contact.id, textContent: label.contact }),
    contact,
    wrong,
    element('button', { type: 'submit', textContent: label.send })
  ])

  /** Shows the reader’s answer and a text. With `isOpen`, shows the fields for a comment and an address. */
  const draw = (text: string, isOpen: boolean) => {
    answers.forEach((answer, index) => {
      answer.ariaPressed = `${judgement.helpful === !index}`
    })
    status.textContent = text
    details.hidden = !isOpen
  }

  /** Shows whether it was sent. Moves the focus to an answer when the focused field is removed. */
  const settle = async (sent: Promise<boolean>, onSent = () => {}) => {
    const arrived = await sent
    if (arrived) {
      onSent()
      if ((again.getRootNode() as ShadowRoot).activeElement === again) focusAnswer()
    }
    status.textContent = arrived ? thanks() : label.notSent
    status.className = arrived ? '' : 'wrong'
    again.hidden = arrived
  }
  const thanks = () => (judgement.helpful === null ? label.takenBack : label.thanks)
  const focusAnswer = () => answers[+(judgement.helpful === false)]?.focus()

  const press = (helpful: boolean) => {
    const sent = judgement.say(judgement.helpful === helpful ? null : helpful)
    draw(thanks(), judgement.helpful !== null)
    void settle(sent)
  }

  const send = (event: Event) => {
    event.preventDefault()
    const words = { comment: comment.value.trim(), contact: contact.value.trim() }
    const isWrong = Boolean(words.contact) && !address.test(words.contact)
    wrong.textContent = isWrong ? label.contactInvalid : ''
    contact.ariaInvalid = `${isWrong}`
    if (isWrong) return contact.focus()
    if (!words.comment && !words.contact) return comment.focus()
    void settle(judgement.say(judgement.helpful, words), () => {
      focusAnswer()
      // Clears the text first, so that a screen reader announces the same text again.
      draw('', false)
    })
  }

  group.setAttribute('aria-labelledby', question.id)
  contact.setAttribute('aria-describedby', wrong.id)
  again.hidden = true
  draw(judgement.helpful === null ? '' : label.thanks, false)
  return element('form', { noValidate: true, onsubmit: send }, [group, status, again, details])
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: Node[] = []
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}
