/** A loaded picture. It has either `draw` or `src`. */
export interface Picture {
  /** Draws the picture in its own size. */
  draw?(canvas: HTMLCanvasElement): void
  /** Address of an animation or a vector image, which a canvas cannot show. The address does not redirect. */
  src?: string
  /** Frees its memory. */
  release(): void
}

/**
 * Loads a picture without cookies and without following redirects. An `img` element follows redirects and sends cookies
 * to its own origin, even with `crossorigin`. Most pictures are drawn on a canvas, because a content security policy of
 * `'self'` forbids blob addresses. A picture that a canvas cannot show is loaded again by an `img` from its address,
 * which is then known not to redirect.
 *
 * @throws when the request fails or redirects, or the response is not an image that the browser can decode
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
