/** The texts of `<docs-assistant-page>`, by the name each has in its `labels` option. */
export const pageActionsLabels = {
  copyPage: 'Copy page as Markdown',
  morePageActions: 'More page actions',
  viewPage: 'View as Markdown',
  openIn: 'Open in {name}',
  askPage: 'Ask about this page',
  pageCopied: 'Copied.',
  noMarkdown: 'There is no Markdown of this page.',
  pageNotLoaded: 'The page could not be loaded. Is there a connection?',
  pageNotCopied: 'The browser did not allow copying.'
}

export type PageActionsLabels = typeof pageActionsLabels
