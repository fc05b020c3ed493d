import { Icon } from '@foyer/ui/icons.tsx'
import { ScrollRegion } from '@foyer/ui/page/scroll-region.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import { drawPage, type PDFDocumentProxy } from './open-pdf.ts'
import classes from './signing.module.css'

const larger = 2

/** One page at a time: avoids nested scrolling, unless the user zooms in. */
export const PageView = ({ opened }: { opened: PDFDocumentProxy }) => {
  const t = useTexts()
  const pages = opened.numPages
  const [number, setNumber] = useState(1)
  const [isLarge, setLarge] = useState(false)
  const label = t('document.page', { page: number, pages })
  const step = (by: number) => setNumber(Math.min(pages, Math.max(1, number + by)))
  return (
    <div>
      <ScrollRegion label={t('document.region')} className={classes.paper}>
        <Page opened={opened} number={number} zoom={isLarge ? larger : 1} label={label} />
      </ScrollRegion>
      <div className={classes.tools}>
        <Button variant="default" className={classes.turn ?? ''} onClick={() => step(-1)} aria-disabled={number === 1}>
          <Icon name="back" size={18} />
          <span className={classes.hidden}>{t('document.previous')}</span>
        </Button>
        <span role="status">{label}</span>
        <Button
          variant="default"
          className={classes.turn ?? ''}
          onClick={() => step(1)}
          aria-disabled={number === pages}
        >
          <Icon name="next" size={18} />
          <span className={classes.hidden}>{t('document.next')}</span>
        </Button>
        <Button variant="default" className={classes.zoom ?? ''} onClick={() => setLarge(!isLarge)}>
          {t(isLarge ? 'document.smaller' : 'document.larger')}
        </Button>
      </div>
    </div>
  )
}

interface PageProps {
  opened: PDFDocumentProxy
  number: number
  zoom: number
  label: string
}

const Page = ({ opened, number, zoom, label }: PageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    let isGone = false
    let drawing: ReturnType<typeof drawPage> | undefined
    const draw = async () => {
      const page = await opened.getPage(number)
      if (isGone || !sheet) return
      drawing = drawPage(page, sheet, sheet.parentElement ? sheet.parentElement.clientWidth * zoom : sheet.clientWidth)
      await drawing.promise
      if (!isGone) sheet.dataset.drawn = String(number)
    }
    // A render that is superseded by the next one rejects.
    draw().catch(() => {})
    return () => {
      isGone = true
      drawing?.cancel()
    }
  }, [opened, number, zoom])
  return (
    <canvas ref={canvas} className={classes.canvas} style={{ width: `${zoom * 100}%` }} role="img" aria-label={label} />
  )
}
