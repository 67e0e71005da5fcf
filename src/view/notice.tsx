/** The line under the composer. It may carry one Markdown link. */
export const Notice = ({ text }: { text: string }) => {
  const match = /^(.*?)\[([^\]]+)\]\(([^)\s]+)\)(.*)$/s.exec(text)
  if (!match) {
    return (
      <p class="notice" dir="auto">
        {text}
      </p>
    )
  }
  const [, before, words, url = '', after] = match
  const isLink = URL.canParse(url, location.href) && /^(https?|mailto):$/.test(new URL(url, location.href).protocol)
  return (
    <p class="notice" dir="auto">
      {before}
      {isLink ? <a href={url}>{words}</a> : words}
      {after}
    </p>
  )
}
