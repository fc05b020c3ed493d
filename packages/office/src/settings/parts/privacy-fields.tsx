import { areas } from '@foyer/domain/site/areas.ts'
import type { SiteSettings } from '@foyer/domain/site/fields.ts'
import { useTexts } from '../texts.ts'
import { SettingField } from './setting-field.tsx'
import classes from './settings.module.css'

/** What two people on one application see of each other. */
export const PrivacyFields = ({ saved }: { saved: SiteSettings }) => {
  const t = useTexts()
  return (
    <>
      {(['Main', 'Invited'] as const).map((reader) => (
        <fieldset key={reader} className={classes.privacy}>
          <legend className={classes.label}>{t(`privacy.${reader}`)}</legend>
          <div className={classes.settings}>
            {areas.map((area) => (
              <SettingField key={area} name={`${reader}Sees${area}`} saved={saved} />
            ))}
          </div>
        </fieldset>
      ))}
      <p className={classes.quiet}>{t('privacy.note')}</p>
    </>
  )
}
