import { useEffect, useRef, useState } from 'preact/hooks'
import type { ImageProps } from '../../markdown/index.ts'
import { isBelow } from '../../shared/docs-address.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './image.css?inline'
import { loadPicture, type Picture } from './load-picture.ts'

export { styles }

/**
 * An image of an answer where the owner lets images load from, by default from the docs; any other one is what stands
 * instead of it, and so is one that cannot be loaded as `loadPicture` does.
 */
export const View = (props: ImageProps) => {
  const { imageOrigins, docsUrl } = useAssistant().state.options.value
  const isAllowed = isBelow(props.url, imageOrigins ?? [docsUrl])
  return isAllowed ? <LoadedImage key={props.url.href} {...props} /> : props.instead
}

/** Of one answer so many are pictures: each one that comes or is refused has the browser place all that follows it. */
const most = 50
const counts = new WeakMap<Element, number>()

/** How many pictures the answer of this one has, after it has come or gone. */
const count = (answer: Element, change: 1 | -1): number => {
  const pictures = (counts.get(answer) ?? 0) + change
  counts.set(answer, pictures)
  return pictures
}

/** Milliseconds in which pictures that have come or are refused wait for each other. */
const batchTime = 50
let batch: (() => void)[] = []

/** Draws together what has come at about the same time: each change has the browser lay out all that follows it. */
const drawInBatch = (draw: () => void) => {
  if (batch.push(draw) > 1) return
  setTimeout(() => {
    const draws = batch
    batch = []
    for (const each of draws) each()
  }, batchTime)
}

/** Loaded when it comes as near the view as browsers load lazy images. */
const LoadedImage = ({ url: { href }, alt, title, instead }: ImageProps) => {
  const [picture, setPicture] = useState<Picture>()
  const [isRefused, refuse] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    if (!current) return
    const answer = current.closest('article') ?? current
    if (count(answer, 1) > most) {
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
