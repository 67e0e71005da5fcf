/** A loaded picture. It has either `draw` or `src`. */
export interface Picture {
  /** Draws the picture in its own size. */
  draw?(canvas: HTMLCanvasElement): void
  /** The bytes of an animation or a vector image, which a canvas cannot show, as a `data:` address. */
  src?: string
  /** Frees its memory. */
  release(): void
}

/**
 * Loads a picture without cookies and without following redirects. An `img` element follows redirects and sends cookies
 * to its own origin, even with `crossorigin`. Most pictures are drawn on a canvas, which no content security policy
 * forbids. A picture that a canvas cannot show has to be allowed by `img-src data:`.
 *
 * @throws when the request fails or redirects, or the response is not an image that the browser can decode
 */
export const loadPicture = async (url: string, signal: AbortSignal): Promise<Picture> => {
  const response = await fetch(url, { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', signal })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^image\//i.test(type)) throw new TypeError(`No image: ${response.status} ${type}`)
  const blob = await response.blob()
  return /svg|gif/i.test(type) ? { src: await dataAddress(blob), release() {} } : drawn(await createImageBitmap(blob))
}

const dataAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const drawn = (bitmap: ImageBitmap): Picture => ({
  draw(canvas) {
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  },
  release: () => bitmap.close()
})
