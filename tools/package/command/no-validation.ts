/**
 * Replaces the SDK's JSON schema validator, a third of the command's size: it checks answers that servers request from users,
 * and ours requests none.
 */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server sends no elicitation requests, so it has no validator.');
  }
}
