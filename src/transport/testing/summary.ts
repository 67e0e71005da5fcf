/** What a reader gets out of an answer, in words that hold for every version of the AI SDK. */
export interface Summary {
  text: string
  reasoning: string
  sources: { url: string; title: string | undefined }[]
  tools: { id: string; name: string; state: string; input: unknown; output: unknown; errorText: string | undefined }[]
  files: { mediaType: string; url: string }[]
  finish: string | undefined
  failed: boolean
}

interface AnyPart {
  type: string
  [field: string]: unknown
}

/** The summary of a message as versions 5 to 7 hold it. */
export const summaryOf = (parts: AnyPart[], finish: string | undefined, failed: boolean): Summary => {
  const all = <Part>(type: RegExp) => parts.filter(part => type.test(part.type)) as unknown as Part[]
  return {
    text: all<{ text: string }>(/^text$/)
      .map(part => part.text)
      .join(''),
    reasoning: all<{ text: string }>(/^reasoning$/)
      .map(part => part.text)
      .join(''),
    sources: all<{ url: string; title?: string }>(/^source-url$/).map(({ url, title }) => ({ url, title })),
    tools: all<AnyPart>(/^(tool-|dynamic-tool$)/).map(
      ({ type, toolCallId, toolName, state, input, output, errorText }) => ({
        id: toolCallId as string,
        name: (toolName as string | undefined) ?? type.slice('tool-'.length),
        state: state as string,
        input,
        output,
        errorText: errorText as string | undefined
      })
    ),
    files: all<{ mediaType: string; url: string }>(/^file$/).map(({ mediaType, url }) => ({ mediaType, url })),
    finish,
    failed
  }
}
