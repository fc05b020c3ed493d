import { mailtoOf } from '@foyer/domain/kit/email.ts'
import { formatNorthAmericanPhone } from '@foyer/domain/kit/north-american-phone.ts'
import { Button } from '@mantine/core'
import { createContext, useContext } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'

import classes from './page.module.css'

export interface Helper {
  name: string
  phone: string
  email: string
}

/** The contact of this site; the app sets it from the site's configuration. */
const HelperContext = createContext<Helper | undefined>(undefined)
export const HelperProvider = HelperContext.Provider
export const useHelper = () => useContext(HelperContext)

/** The agent's phone and e-mail, one tap away. Empty without an agent. */
export const WayOut = () => {
  const t = useKitTexts()
  const helper = useHelper()
  if (helper === undefined || (helper.phone === '' && helper.email === '')) return null
  return (
    <div>
      {helper.name !== '' && <p>{t('wayOut.lead', { name: helper.name })}</p>}
      <div className={classes.wayOut}>
        {helper.phone !== '' && (
          <Button component="a" variant="default" href={`tel:${helper.phone}`} leftSection={<Icon name="phone" />}>
            {formatNorthAmericanPhone(helper.phone)}
          </Button>
        )}
        {helper.email !== '' && (
          <Button component="a" variant="default" href={mailtoOf(helper.email)} leftSection={<Icon name="mail" />}>
            {helper.email}
          </Button>
        )}
      </div>
    </div>
  )
}
