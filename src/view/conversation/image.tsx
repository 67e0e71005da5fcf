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
    let loaded: Picture | undefined
    const load = async () => {
      try {
        loaded = await loadPicture(href, ending.signal)
        loaded.draw?.(current)
        setPicture(loaded)
      } catch {
        if (!ending.signal.aborted) refuse(true)
      }
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
      loaded?.release()
    }
  }, [href])
  if (isRefused) return instead
  if (picture?.src) return <img src={picture.src} alt={alt} title={title} onError={() => refuse(true)} />
  return <canvas ref={canvas} role="img" aria-label={alt} title={title} />
}
