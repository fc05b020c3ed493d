import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useRef, useState } from 'react'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { BrandFields } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { type BrandField, changesOf, linkWith, merged, type Values, valuesOf } from '../values.ts'
import classes from './brand.module.css'
import type { Brand } from './brand-page.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ColourTones } from './colour-tones.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { MoreFields } from './more-fields.tsx'
import { Publication } from './publication.tsx'
import { VersionList } from './version-list.tsx'

const load = '/console-api/LoadBrand'

/** What the page has seen, and what the form begins with. */
interface Seen {
  brand: Brand
  values: Values
  /** Raised when the form begins again with what is there now. */
  times: number
  conflicts: readonly BrandField[]
  isStale: boolean
}

const seenOf = (brand: Brand, times = 0): Seen => ({
  ...{ brand, values: valuesOf(brand.Link), times, conflicts: [], isStale: false },
})

export const BrandEditor = ({ site: SiteID, brand }: { site: string; brand: Brand }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const draft = useOfficeWrite('/console-api/SaveBrandDraft')
  const publication = useOfficeWrite('/console-api/PublishBrand')
  const restoration = useOfficeWrite('/console-api/RestoreBrand')
  const [seen, setSeen] = useState(() => seenOf(brand))
  const [news, setNews] = useState({ kind: 'success' as 'success' | 'error', words: '', at: 0 })
  const [isDropping, setDropping] = useState(false)
  const publishes = useRef<boolean>(false)
  // A brand that was brought back and could not be loaded yet.
  const [isAwaited, setAwaited] = useState(false)
  if (isAwaited && brand.Version !== seen.brand.Version) {
    setAwaited(false)
    setSeen(seenOf(brand, seen.times + 1))
  }
  const { Version, Link } = seen.brand

  const announce = (kind: 'success' | 'error', words: string) => setNews(({ at }) => ({ kind, words, at: at + 1 }))

  /** Undefined if it could not be loaded. */
  const reload = async (): Promise<Brand | undefined> => {
    if (!(await loadAgain([load]))) return undefined
    setAwaited(false)
    return queries.getQueryData<Brand>(callKey(load, { SiteID }))
  }

  /** A colleague was faster: what they changed is taken in, and what was entered here stays. */
  const meet = async (mine: Values) => {
    const now = await reload()
    if (now === undefined) return
    setSeen(({ values: _, brand: before, times }) => {
      const { values, conflicts } = merged(valuesOf(before.Link), mine, valuesOf(now.Link))
      return { brand: now, values, times: times + 1, conflicts, isStale: true }
    })
  }

  const publishNow = async (version: number, mine: Values) => {
    const outcome = await publication.run({ SiteID, Version: version })
    if (!outcome.ok && outcome.key === 'StaleEdit') return meet(mine)
    const now = await reload()
    if (now !== undefined) setSeen((before) => ({ ...before, brand: now }))
    if (outcome.ok) announce('success', t('published'))
    else announce('error', errorText(outcome.key))
  }

  const save = async (mine: Values): Promise<Outcome> => {
    const isChanged = changesOf(valuesOf(Link), mine).length > 0
    const given = { PrimaryColor: mine.PrimaryColor, AgentProfile: { ...mine.AgentProfile, ActiveFlag: 1 as const } }
    const outcome = isChanged ? await draft.run({ SiteID, Version, Link: given }) : undefined
    if (outcome?.ok === false) {
      publishes.current = false
      if (outcome.key === 'StaleEdit') await meet(mine)
      return outcome
    }
    const saved = { ...seen.brand, Link: linkWith(Link, mine), ChangedFl: 1 as const }
    const now = outcome === undefined ? seen.brand : ((await reload()) ?? { ...saved, Version: outcome.reply.Version })
    setSeen((before) => ({ ...before, brand: now, conflicts: [], isStale: false }))
    if (publishes.current) await publishNow(now.Version, mine)
    publishes.current = false
    return { ok: true, reply: {} }
  }

  /** A former brand, or 0 for what clients see, takes the place of the draft. */
  const restore = async (BrandVersion: number, words: string): Promise<Outcome> => {
    const outcome = await restoration.run({ SiteID, Version: Math.max(Version, brand.Version), BrandVersion })
    // What was entered stays where nothing took its place.
    if (!outcome.ok) {
      if (outcome.key === 'StaleEdit') await reload()
      return outcome
    }
    const now = await reload()
    if (now === undefined) setAwaited(true)
    else setSeen(({ times }) => seenOf(now, times + 1))
    announce('success', words)
    return outcome
  }

  const bringBack = async (number: number) => {
    const outcome = await restore(number, t('versions.done', { number }))
    if (!outcome.ok) announce('error', errorText(outcome.key))
  }

  return (
    <>
      {news.words !== '' && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
      <Form
        key={seen.times}
        texts="office.sites"
        values={seen.values}
        saved={valuesOf(Link)}
        errorsUnder="Link"
        onSubmit={save}
      >
        {seen.isStale && <Meanwhile seen={seen} />}
        <div className={classes.editor}>
          <div className={classes.fields}>
            <Publication
              link={Link}
              isChanged={seen.brand.ChangedFl === 1}
              isBusy={publication.isBusy}
              onPublish={() => {
                publishes.current = true
              }}
              onDrop={() => setDropping(true)}
            />
            <BrandFields site={SiteID} />
            <ColourTones />
            <MoreFields site={SiteID} />
            <FormActions submit={t('save')} isSecondary discards />
          </div>
          <BrandPreview site={SiteID} linkOf={(values) => linkWith(Link, values)} />
        </div>
      </Form>
      <VersionList versions={seen.brand.Versions} onBack={(number) => void bringBack(number)} />
      <ConfirmDialog
        isOpen={isDropping}
        onClose={() => setDropping(false)}
        title={t('drop.title')}
        confirm={t('drop.submit')}
        isDangerous
        onConfirm={() => restore(0, t('drop.done'))}
      >
        <p>{t('drop.text')}</p>
      </ConfirmDialog>
    </>
  )
}
