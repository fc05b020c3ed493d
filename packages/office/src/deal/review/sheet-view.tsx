import { useView } from '@foyer/ui/client/use-view.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { fileSize } from '@foyer/ui/file-size.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { ScrollRegion } from '@foyer/ui/page/scroll-region.tsx'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import { DownloadButton } from './download-button.tsx'
import { type ListedItem, type Sheet, sheetsOf, zoomed, zooms } from './items.ts'
import classes from './review.module.css'

interface SheetViewProps {
  place: DealPlace
  item: ListedItem
}

/** Wide enough to be read at the largest zoom. */
const pixels = 1600

/** All pages of a document's files, one at a time, with zoom and turn. */
export const SheetView = ({ place, item }: SheetViewProps) => {
  const t = useTexts()
  const may = useMay()
  const { language } = useLanguage()
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const sheets = sheetsOf(item)
  const sheet = sheets[Math.min(at, sheets.length - 1)]
  const isFirst = at === 0
  const isLast = at >= sheets.length - 1
  const turn = () => setTurns((turns + 1) % 4)
  const goTo = (place: number) => {
    setAt(Math.min(sheets.length - 1, Math.max(0, place)))
    setTurns(0)
  }
  const hasPicture = sheet !== undefined && sheet.page > 0
  useKeys({
    ...(sheet !== undefined && { ',': () => goTo(at - 1), '.': () => goTo(at + 1) }),
    ...(hasPicture && { z: () => setZoom(zoomed(zoom, 1)), Z: () => setZoom(zoomed(zoom, -1)), t: turn }),
  })
  // A statement that there is none has no file.
  if (sheet === undefined) return null
  const { upload, page } = sheet
  return (
    <div className={classes.viewer}>
      <div className={classes.file}>
        <p className={classes.text}>
          {t('decide.file', { name: upload.FileName, size: fileSize(upload.Size, language) })}
          {upload.ReturnedFlag === 1 && <span className={classes.quiet}> ({t('decide.returned')})</span>}
        </p>
        {may('document.download') && (
          <DownloadButton key={upload.DFRequestDocItemUploadID} place={place} upload={upload} />
        )}
      </div>
      {upload.Flags.map((flag) => (
        <Notice key={flag} kind="warning" title={t(`flags.${flag}`)} />
      ))}
      <fieldset className={classes.tools}>
        <legend className={classes.hidden}>{t('decide.pages')}</legend>
        <div className={classes.toolGroup}>
          <Button
            variant="default"
            size="compact-md"
            className={classes.tool ?? ''}
            aria-disabled={isFirst}
            aria-label={t('decide.previous')}
            onClick={() => goTo(at - 1)}
          >
            <Icon name="back" />
            <KeyHint of="," />
          </Button>
          <p className={classes.place} role="status">
            {t('decide.page', { page: at + 1, pages: sheets.length })}
          </p>
          <Button
            variant="default"
            size="compact-md"
            className={classes.tool ?? ''}
            aria-disabled={isLast}
            aria-label={t('decide.next')}
            onClick={() => goTo(at + 1)}
          >
            <Icon name="next" />
            <KeyHint of="." />
          </Button>
        </div>
        {page > 0 && (
          <div className={classes.toolGroup}>
            <Button
              variant="default"
              size="compact-md"
              className={classes.tool ?? ''}
              aria-disabled={zoom === 1}
              aria-label={t('decide.zoomOut')}
              onClick={() => setZoom(zoomed(zoom, -1))}
            >
              <Icon name="zoomOut" />
              <KeyHint of="⇧z" />
            </Button>
            <p className={classes.place} role="status">
              {t('decide.zoom', { percent: zoom * 100 })}
            </p>
            <Button
              variant="default"
              size="compact-md"
              className={classes.tool ?? ''}
              aria-disabled={zoom === zooms.at(-1)}
              aria-label={t('decide.zoomIn')}
              onClick={() => setZoom(zoomed(zoom, 1))}
            >
              <Icon name="zoomIn" />
              <KeyHint of="z" />
            </Button>
            <Button
              variant="default"
              size="compact-md"
              className={classes.tool ?? ''}
              aria-label={t('decide.turn')}
              onClick={turn}
            >
              <Icon name="turn" />
              <KeyHint of="t" />
            </Button>
          </div>
        )}
      </fieldset>
      {page === 0 ? (
        <Notice kind="info" title={t('decide.noPicture')}>
          <p className={classes.text}>{t('decide.noPictureText')}</p>
        </Notice>
      ) : (
        <Picture
          key={`${upload.DFRequestDocItemUploadID} ${page}`}
          place={place}
          sheet={sheet}
          zoom={zoom}
          turns={turns}
        />
      )}
    </div>
  )
}

interface PictureProps {
  place: DealPlace
  sheet: Sheet
  zoom: number
  /** Quarters of a turn, clockwise. */
  turns: number
}

/** A page as the server draws it: the file itself is never opened here. */
const Picture = ({ place: { SiteID }, sheet: { upload, page }, zoom, turns }: PictureProps) => {
  const t = useTexts()
  const { DFRequestDocItemUploadID, FileName: name } = upload
  const { reply, failure, retry } = useView('/console-api/LoadUploadPage', {
    SiteID,
    DFRequestDocItemUploadID,
    Page: page,
    Width: pixels,
  })
  // Height by width, of a letter page until the picture is there.
  const [ratio, setRatio] = useState(11 / 8.5)
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <Skeleton className={classes.waiting ?? ''} aria-busy="true" />
  const isLying = turns % 2 === 1
  const label = t('decide.picture', { name, page })
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <div
        className={classes.sheet}
        style={{ width: `${zoom * 100}%`, aspectRatio: isLying ? `${ratio}` : `${1 / ratio}` }}
      >
        <img
          className={classes.picture}
          style={{
            width: isLying ? `${100 / ratio}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
          src={`data:image/jpeg;base64,${reply.Picture}`}
          alt={label}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalHeight / naturalWidth)}
        />
      </div>
    </ScrollRegion>
  )
}
