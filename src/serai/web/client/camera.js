// How a panel lies in its box: fitted, or zoomed and shifted. Pure arithmetic.

export const MOST = 5;

export class Camera {
  constructor() {
    this.zoom = 1;
    /** The panel's point (in its own coordinates, as a share of its size) in the middle of the box. */
    this.cx = 0.5;
    this.cy = 0.5;
  }

  /**
   * Scale, and the offset of the panel's origin in the box.
   * @param {number} w width of the box
   * @param {number} h height of the box
   * @param {number} width of the panel
   * @param {number} height of the panel
   */
  lay(w, h, width, height) {
    const scale = Math.min(w / width, h / height) * this.zoom;
    const pw = width * scale;
    const ph = height * scale;
    // a side that fits is centred; one that does not never shows what lies beside the panel
    const x = pw <= w + 0.5 ? (w - pw) / 2 : Math.min(0, Math.max(w - pw, w / 2 - this.cx * pw));
    const y = ph <= h + 0.5 ? (h - ph) / 2 : Math.min(0, Math.max(h - ph, h / 2 - this.cy * ph));
    this.cx = (w / 2 - x) / pw;
    this.cy = (h / 2 - y) / ph;
    return { scale, x, y };
  }

  /**
   * Zoom so that the point (px, py) of the box stays where it is.
   * @param {number} factor
   * @param {number} px
   * @param {number} py
   * @param {{ w: number, h: number, width: number, height: number }} box
   */
  zoomAt(factor, px, py, box) {
    const before = this.lay(box.w, box.h, box.width, box.height);
    const u = (px - before.x) / before.scale;
    const v = (py - before.y) / before.scale;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const scale = Math.min(box.w / box.width, box.h / box.height) * this.zoom;
    this.cx = (u + (box.w / 2 - px) / scale) / box.width;
    this.cy = (v + (box.h / 2 - py) / scale) / box.height;
    this.lay(box.w, box.h, box.width, box.height);
  }

  /**
   * Shift by so many pixels.
   * @param {number} dx
   * @param {number} dy
   * @param {{ w: number, h: number, width: number, height: number }} box
   */
  shift(dx, dy, box) {
    const now = this.lay(box.w, box.h, box.width, box.height);
    this.cx -= dx / (now.scale * box.width);
    this.cy -= dy / (now.scale * box.height);
    this.lay(box.w, box.h, box.width, box.height);
  }

  fit() {
    this.zoom = 1;
    this.cx = this.cy = 0.5;
  }
}
