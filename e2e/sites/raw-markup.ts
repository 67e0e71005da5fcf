/** Patterns of the generators’ markup, which no reader should see: where one matches, the service has not parsed it. */
const patterns: Record<string, RegExp> = {
  'container :::': /:::/,
  'admonition !!!': /^\s*!!!(?=\s|$)/m,
  'details ???': /^\s*\?\?\?/m,
  'tab ===': /===\+?!? "/,
  'block ///': /^\s*\/\/\/(?=\s|$)/m,
  'heading id {#}': /\{#[\w-]/,
  'heading id [#]': /\[#[\w-]+\]/,
  '[[toc]]': /\[\[?toc\]?\]/i,
  component: /<\/?(?:Badge|Card|CardGrid|LinkCard|Tabs?|TabItem|Steps|Aside|Callout|FileTree|Cards|Icon)\b/,
  'file <<<': /^\s*<<<\s/m,
  include: /<!--\s*@include|\{!|--8<--|^\.\. include::/m,
  cut: /\/\/ ---cut/,
  'highlight [!code]': /\[!code/,
  'highlight-next-line': /\/\/ highlight-(?:next-line|start|end)/,
  'attribute list {:': /\{:\s*[.#\w]/,
  'MyST fence': /^\s*[`:]{3,}\{/m,
  'MyST role': /\{(?:ref|doc|term|code|numref|octicon|kbd)\}`/,
  'MyST target': /^\([\w-]+\)=\s*$/m,
  'reStructuredText directive': /^\s*\.\. [\w-]+::/m,
  'reStructuredText role': /:(?:ref|doc|code|term|class|func|option|guilabel):`/,
  'reStructuredText target': /^\s*\.\. _[\w -]+:/m,
  'AsciiDoc directive': /^(?:include|ifn?def|ifeval|endif)::/m,
  'AsciiDoc macro': /\b(?:xref|image|footnote|kbd|btn|menu|pass|link):[^\s[]*\[/,
  'AsciiDoc attributes':
    /^\[(?:source|tabs|NOTE|TIP|IMPORTANT|WARNING|CAUTION|horizontal|qanda|[%.#]\w|cols=)[^\]]*\]$/m,
  'AsciiDoc delimiter': /^(?:\|={3,}|={4,})$/m,
  'AsciiDoc tag': /\b(?:tag|end)::[\w-]+\[\]/,
  'AsciiDoc callout': /\s<(?:\d+|\.)>\s*$/m,
  'icon shortcode': /:(?:material|octicons|fontawesome)-[\w-]+:/,
  'front matter': /^---\n(?:\w+:.*\n)+---$/m
}

/** Patterns for prose only, because code may contain imports and comments on purpose. */
const inProse: Record<string, RegExp> = {
  'import of a component': /\bimport\s.{1,80}\sfrom\s['"]/,
  'JSX comment': /\{\/\*/
}

const found = (text: string, among: Record<string, RegExp>) =>
  Object.keys(among).filter(name => among[name]?.test(text))

/** The names of the raw markup in an answer: `text` is all of its text, `prose` its text without code. */
export const rawMarkup = (text: string, prose = ''): string[] => [...found(text, patterns), ...found(prose, inProse)]
