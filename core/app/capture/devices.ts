import type { AppPorts } from "../appPorts.ts";
import type { CaptureDevice, CaptureWish, OpenCamera } from "../ports/index.ts";

type DeviceType = CaptureDevice["type"];

/** The cameras and microphones of this device, and which of them are used. */
export class CaptureDevices {
  list: readonly CaptureDevice[] = [];
  camera: string | null = null;
  microphone: string | null = null;
  readonly #ports: Pick<AppPorts, "camera">;

  constructor(ports: Pick<AppPorts, "camera">) {
    this.#ports = ports;
  }

  async read(): Promise<void> {
    this.list = await this.#ports.camera.devices().catch(() => []);
  }
  has(type: DeviceType): boolean {
    return this.list.some((device) => device.type === type);
  }
  /** Those to choose from; none where there is no choice. */
  choices(type: DeviceType): readonly CaptureDevice[] {
    const all = this.list.filter((device) => device.type === type && device.id !== "");
    return all.length > 1 ? all : [];
  }
  choose({ type, id }: CaptureDevice): void {
    this[type] = id;
  }
  wish(picture: boolean, sound: boolean): CaptureWish {
    const { camera, microphone } = this;
    return { picture, sound, camera, microphone };
  }
  /** What was opened is what is used. */
  opened({ camera, microphone }: OpenCamera): void {
    this.camera = camera ?? this.camera;
    this.microphone = microphone ?? this.microphone;
  }
  /** The one that was chosen is gone: any other will do. */
  lost(): void {
    this.camera = null;
    this.microphone = null;
  }
}
