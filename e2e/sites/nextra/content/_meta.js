export default {
  index: 'Introduction',
  'getting-started': '',
  guides: 'Guides',
  reference: 'Reference',
  faq: 'Questions'
}
