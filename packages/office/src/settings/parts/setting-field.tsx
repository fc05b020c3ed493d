import { isApplicationSetting, settingKind } from '@foyer/domain/settings/settings.ts'
import type { SettingName, SiteSettings } from '@foyer/domain/site/fields.ts'
import { CheckboxField } from '@foyer/ui/fields/flag-fields.tsx'
import { NumberField, PercentField } from '@foyer/ui/fields/number-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { useTexts } from '../texts.ts'
import { useEffects } from '../use-effects.ts'
import { useWords } from '../use-words.ts'
import classes from './settings.module.css'
import { WebsitesField } from './websites-field.tsx'

interface SettingFieldProps {
  name: SettingName
  /** What is saved, for numbers that are being typed. */
  saved: SiteSettings
}

/** A setting with what it does, and its name for programs. */
export const SettingField = ({ name, saved }: SettingFieldProps) => {
  const t = useTexts()
  const words = useWords()
  const { settings, effectOf } = useEffects(saved)
  const help = isApplicationSetting(name)
    ? words.effect(name, settings, effectOf(name))
    : words.portalEffect(name, settings)
  const box = { name, help }
  const fields = {
    flag: () => <CheckboxField {...box} />,
    years: () => <NumberField {...box} digits={2} width="xs" unit={t('years')} />,
    rate: () => <PercentField {...box} optional />,
    websites: () => <WebsitesField help={help} />,
    address: () => <TextField {...box} inputMode="url" autoCapitalize="none" maxLength={300} optional />,
  }
  return (
    <div className={classes.setting}>
      {fields[settingKind(name)]()}
      <code className={classes.wire}>{name}</code>
    </div>
  )
}
