import { useEffect, useRef, useState } from 'preact/hooks'
import type { ImageProps } from '../../markdown/index.ts'
import { isBelow } from '../../shared/docs-address.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './image.css?inline'
import { loadPicture, type Picture } from './load-picture.ts'

export { styles }

/**
 * Draws an image of an answer if its address is below one that the owner allows, by default the docs. Any other image,
 * and one that `loadPicture` cannot load, becomes its fallback, `instead`.
 */
export const View = (props: ImageProps) => {
  const { imageOrigins, docsUrl } = useAssistant().state.options.value
  const isAllowed = isBelow(props.url, imageOrigins ?? [docsUrl])
  return isAllowed ? <LoadedImage key={props.url.href} {...props} /> : props.instead
}

/** Images of one answer that are loaded: each that arrives or fails makes the browser lay out everything after it. */
const maxPictures = 50
const counts = new WeakMap<Element, number>()

/** Changes an answer’s number of pictures by one, and returns the new number. */
const count = (answer: Element, change: 1 | -1): number => {
  const pictures = (counts.get(answer) ?? 0) + change
  counts.set(answer, pictures)
  return pictures
}

/** Milliseconds for which pictures that have arrived or failed wait for others. */
const batchTime = 50
let batch: (() => void)[] = []

/** Draws several pictures at once, because each change makes the browser lay out everything after it. */
const drawInBatch = (draw: () => void) => {
  if (batch.push(draw) > 1) return
  setTimeout(() => {
    const draws = batch
    batch = []
    for (const each of draws) each()
  }, batchTime)
}

/** An image that loads when it comes near the view, at about the distance that browsers use for lazy images. */
const LoadedImage = ({ url: { href }, alt, title, instead }: ImageProps) => {
  const [picture, setPicture] = useState<Picture>()
  const [isRefused, refuse] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    const answer = current.closest('article') ?? current
    if (count(answer, 1) > maxPictures) {
      count(answer, -1)
      return refuse(true)
    }
    const ending = new AbortController()
    const load = async () => {
      const picture = await loadPicture(href, ending.signal).catch(() => undefined)
      drawInBatch(() => {
        if (ending.signal.aborted) return picture?.release()
        if (!picture) return refuse(true)
        picture.draw?.(current)
        setPicture(picture)
      })
    }
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { root: current.closest('.scroll'), rootMargin: '2000px 0px' }
    )
    observer.observe(current)
    return () => {
      count(answer, -1)
      observer.disconnect()
      ending.abort()
    }
  }, [href])
  if (isRefused) return instead
  if (picture?.src) return <img src={picture.src} alt={alt} title={title} onError={() => refuse(true)} />
  return <canvas ref={canvas} role="img" aria-label={alt} title={title} />
}
