import { Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'

/** The solved robot check, after a call was refused with RobotCheckRequired. */
export const RobotToken = Type.Object({ captchaToken: Type.Optional(Text(8000)) })
export const RobotChallenge = Type.Object({ challenge: Text(2000) })
export const robotRefusals = ['RobotCheckRequired', 'CaptchaNotValidated', 'TooManyRequests'] as const
