import type { QrDrawing } from './draw-qr-code.ts';

type QrCodeProps = { drawing: QrDrawing; label: string; className?: string };

/** A QR code as one SVG path of strokes, black on white with its quiet zone in both themes. */
export function QrCode({ drawing, label, className }: QrCodeProps) {
  const { size, path } = drawing;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      {/* The path is in the page's loader data too, where `remix/write-document.server.ts` refers to this copy. */}
      <path className="drawing" d={path} stroke="#000" />
    </svg>
  );
}
