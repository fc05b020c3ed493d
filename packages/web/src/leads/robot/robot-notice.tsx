import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { Button } from '@mantine/core'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'
import { ServiceCheck } from './service-check.tsx'
import type { RobotCheck } from './use-robot-check.ts'

interface RobotNoticeProps {
  kind: string
  siteKey: string
  check: RobotCheck
}

/** The status of the check. If it fails, the visitor can retry or contact the broker. */
export const RobotNotice = ({ kind, siteKey, check }: RobotNoticeProps) => {
  const t = useTexts()
  const { status, isOwn } = check
  const turnToOwn = () => void check.beginOwn()
  return (
    <div className={classes.robot}>
      {!isOwn && (
        <>
          <ServiceCheck kind={kind} siteKey={siteKey} onToken={check.handIn} onFailure={turnToOwn} />
          {status === 'idle' && (
            <Button variant="default" type="button" className={classes.add ?? ''} onClick={turnToOwn}>
              {t('robot.other')}
            </Button>
          )}
        </>
      )}
      <p className={classes.status} role="status">
        {status === 'working' && t('robot.working')}
        {status === 'passed' && (
          <>
            <Icon name="check" size={18} />
            {t('robot.passed')}
          </>
        )}
      </p>
      {status === 'failed' && (
        <Notice kind="warning" title={t('robot.failed')} announced>
          <p>{t('robot.failedHelp')}</p>
          <Button variant="default" type="button" onClick={() => void check.again()}>
            {t('robot.retry')}
          </Button>
          <WayOut />
        </Notice>
      )}
    </div>
  )
}
