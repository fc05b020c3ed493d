import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { settingGroups } from '@foyer/domain/settings/settings.ts'
import type { SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { callKey, queries } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { useWords } from '../use-words.ts'
import { changesOf, isSame, pick, problemsOf, settingsOf, type Values, valuesOf } from '../values.ts'
import { PrivacyFields } from './privacy-fields.tsx'
import { SettingField } from './setting-field.tsx'
import classes from './settings.module.css'
import { Walk } from './walk.tsx'

type Loaded = ReplyOf<'/console-api/LoadSettings'>
const load = '/console-api/LoadSettings'
const creditsField = 'Credits'

/** What the page has seen, and what a colleague saved of the same settings meanwhile. */
interface Seen {
  settings: SiteSettings
  /** What the form begins with. */
  values: Values
  /** Raised when the form begins again with what is there now. */
  times: number
  conflicts: readonly SettingName[]
}

export const SettingsForm = ({ site, loaded }: { site: string; loaded: Loaded }) => {
  const t = useTexts()
  const write = useOfficeWrite('/console-api/SaveSite', { invalidates: [load] })
  const [seen, setSeen] = useState<Seen>(() => ({
    ...{ settings: loaded.Settings, values: valuesOf(loaded.Settings), times: 0, conflicts: [] },
  }))

  /** Only what changed is sent, so that two people change different settings at once. */
  const save = async (values: Values): Promise<Outcome> => {
    const mine = settingsOf(values, seen.settings)
    const names = changesOf(seen.settings, mine)
    const sent = { SiteID: site, Settings: pick(mine, names), Before: pick(seen.settings, names) }
    const outcome = await write.run(sent)
    if (outcome.ok) setSeen((before) => ({ ...before, settings: mine, conflicts: [] }))
    else if (outcome.key === 'StaleEdit') await beginAgain(mine)
    return outcome
  }

  /** With what is there now, and what was entered here. */
  const beginAgain = async (mine: SiteSettings) => {
    if (!(await loadAgain([load]))) return
    const now = queries.getQueryData<Loaded>(callKey(load, { SiteID: site }))?.Settings ?? loaded.Settings
    const names = changesOf(seen.settings, mine)
    setSeen(({ settings, times }) => ({
      settings: now,
      values: valuesOf({ ...now, ...pick(mine, names) }),
      times: times + 1,
      conflicts: names.filter((name) => !isSame(name, settings, now) && !isSame(name, now, mine)),
    }))
  }

  return (
    <Form
      key={seen.times}
      texts="office.settings"
      values={seen.values}
      saved={valuesOf(seen.settings)}
      rules={problemsOf}
      errorsUnder="Settings"
      onSubmit={save}
    >
      {seen.times > 0 && <Meanwhile seen={seen} />}
      <Walk saved={seen.settings} />
      {Object.entries(settingGroups).map(([group, names]) => (
        <Section key={group} title={t(`groups.${group as keyof typeof settingGroups}`)}>
          <div className={classes.settings}>
            {names.filter(isOwnField).map((name) => (
              <SettingField key={name} name={name} saved={seen.settings} />
            ))}
          </div>
          {group === 'together' && <PrivacyFields saved={seen.settings} />}
          {group === 'portal' && (
            <div className={classes.credits}>
              <p className={classes.label}>{t('credits.label', { count: loaded.Credits })}</p>
              <p className={classes.quiet}>{t('credits.text')}</p>
              <code className={classes.wire}>{creditsField}</code>
            </div>
          )}
        </Section>
      ))}
      <FormActions submit={t('submit')} discards />
    </Form>
  )
}

/** Who sees what of whom is a table of its own. */
const isOwnField = (name: SettingName): boolean => !/^(?:Main|Invited)Sees/.test(name)

const Meanwhile = ({ seen: { settings, values, conflicts } }: { seen: Seen }) => {
  const t = useTexts()
  const words = useWords()
  const mine = settingsOf(values, settings)
  return (
    <Notice kind="warning" title={t('stale.title')} takesFocus>
      <p className={classes.text}>{t(conflicts.length === 0 ? 'stale.alone' : 'stale.text')}</p>
      {conflicts.length > 0 && (
        <ul className={classes.lines}>
          {conflicts.map((name) => (
            <li key={name}>
              {t('stale.line', {
                name: words.nameOf(name),
                now: words.inWords(name, settings[name]),
                yours: words.inWords(name, mine[name]),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
