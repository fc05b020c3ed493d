import { cleanLine } from '@foyer/domain/kit/text.ts'
import {
  isHandwritable,
  markBox,
  markLeading,
  markMargin,
  markSizes,
  wholeWordsFrom,
} from '@foyer/domain/signing/typed-mark.ts'
import { useLayoutEffect, useRef } from 'react'
import classes from './signing.module.css'

/** Points of the sealed document in this box, which is as wide as its place there. */
const points = (length: number) => `${(length / markBox.width) * 100}cqw`

/** In the largest size in which all of it fits. */
const fitIn = (element: HTMLElement, name: string) => {
  const { style, parentElement: box } = element
  for (const size of markSizes(name)) {
    style.fontSize = points(size)
    style.overflowWrap = size < wholeWordsFrom ? 'anywhere' : 'normal'
    if (element.scrollWidth <= element.clientWidth && element.offsetHeight <= (box?.clientHeight ?? 0)) return
  }
}

/** A typed name as it will be in the sealed document: in the same shape and handwriting, in the size that fits. */
export const TypedMark = ({ name }: { name: string }) => {
  const text = cleanLine(name)
  const element = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const refit = () => element.current && fitIn(element.current, text)
    refit()
    // Letters of another alphabet come with a font of their own.
    document.fonts.addEventListener('loadingdone', refit)
    return () => document.fonts.removeEventListener('loadingdone', refit)
  }, [text])
  return (
    <div className={classes.mark}>
      <div className={classes.place} style={{ aspectRatio: `${markBox.width} / ${markBox.height}` }}>
        <p
          ref={element}
          className={classes.typed}
          data-by-hand={isHandwritable(text)}
          style={{
            lineHeight: markLeading(text),
            paddingInline: `${markMargin.before}em ${markMargin.after}em`,
          }}
        >
          {text}
        </p>
      </div>
    </div>
  )
}
