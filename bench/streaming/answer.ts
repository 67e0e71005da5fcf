const section = (index: number) => `## Part ${index}

To stream text, call **streamText** and read its *stream*; see [the guide](/guide#part-${index}). It takes \`model\` and \`prompt\`, and gives a result at once. What is not awaited runs on, so stop it when the reader leaves.

1. Install the package
2. Call it
   - with a model
   - with a prompt

\`\`\`ts
const result = streamText({ model, prompt: 'Part ${index}' })
for await (const part of result.textStream) console.log(part)
\`\`\`

| option | default |
|---|---|
| \`temperature\` | 0 |
| \`maxRetries\` | 2 |

`

/** An answer of `length` UTF-16 units like a model’s: sections of prose, lists, code and a table. */
export const answer = (length: number): string => {
  let text = ''
  for (let index = 1; text.length < length; index++) text += section(index)
  return text.slice(0, length)
}

/** Cuts a text into deltas of one length, or without `length` of 8 to 22 characters, the same in every run. */
export const deltasOf = (text: string, length = 0): string[] => {
  const deltas: string[] = []
  for (let at = 0, step = length || 8; at < text.length; at += step, step = length || 8 + ((step * 7) % 15))
    deltas.push(text.slice(at, at + step))
  return deltas
}
