import { useSyncExternalStore } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import classes from './feedback.module.css'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** States that nothing is lost and what happens automatically. */
export const OfflineBanner = () => {
  const t = useKitTexts()
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <Icon name="offline" />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
