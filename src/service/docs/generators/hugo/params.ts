import { valueAt } from '../../markup/index.ts'
import type { Settings } from '../settings.ts'

const shortcode = /\{\{([<%])\s*(?:site-?)?param\s+(?:name\s*=\s*)?["`]?([\w.-]{1,100})["`]?\s*[%>]\}\}/g

/** Fills in `{{< param "name" >}}`, and `siteparam` of themes, also within code, where Hugo does so too. One that nobody gives stays as it is. */
export const fillParams = (source: string, params: Settings): string =>
  source.replaceAll(shortcode, (whole: string, _, name: string) => valueAt(params, name.toLowerCase()) ?? whole)
