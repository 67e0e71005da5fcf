/** A picture that was loaded, in the one of two forms in which it can be shown. */
export interface Picture {
  /** Draws it, as large as it is. */
  draw?(canvas: HTMLCanvasElement): void
  /** Its address, where it leads nowhere else: what moves or is made of lines cannot be drawn. */
  src?: string
  /** Frees its memory. */
  release(): void
}

/**
 * Loads a picture without cookies, and from no other address than the given one: a redirect is refused before it is
 * followed. An `img` element follows redirects and sends the cookies of its origin, with `crossorigin` too. Most
 * pictures are drawn on a canvas, because policies that allow `'self'` refuse the addresses of blobs. One that cannot
 * be drawn is shown from its address, once that is known to be no redirect.
 *
 * @throws when it cannot be had that way, is no image, or cannot be shown
 */
export const loadPicture = async (url: string, signal: AbortSignal): Promise<Picture> => {
  const response = await fetch(url, { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', signal })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^image\//i.test(type)) throw new TypeError(`No image: ${response.status} ${type}`)
  const blob = await response.blob()
  return /svg|gif/i.test(type) ? { src: url, release() {} } : drawn(await createImageBitmap(blob))
}

const drawn = (bitmap: ImageBitmap): Picture => ({
  draw(canvas) {
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  },
  release: () => bitmap.close()
})
