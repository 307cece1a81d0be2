import { create } from 'qrcode';
import { QUIET_ZONE, traceQr } from '../../model/traceQr';
import styles from './QrCode.module.css';

/** A link as a QR code, which a phone's camera opens. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} width="320" height="320" role="img">
      <title>{label}</title>
      <path d={traceQr(modules)} />
    </svg>
  );
}
