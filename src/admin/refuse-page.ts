// Imported before everything else: in a page the admin key would be everyone’s.
if ('window' in globalThis) {
  throw new Error(
    'docs-assistant/admin holds a secret key and refuses to load where there is a window. Use it in Node.'
  )
}
